/** The message catalogs, by feature, in the shape of the English ones. */
export interface Catalogs {
  common: typeof import('../messages/en/common.json')
  problems: typeof import('../messages/en/problems.json')
  validation: typeof import('../messages/en/validation.json')
  landing: typeof import('../messages/en/landing.json')
  account: typeof import('../messages/en/account.json')
  household: typeof import('../messages/en/household.json')
  rules: typeof import('../messages/en/rules.json')
  profile: typeof import('../messages/en/profile.json')
  dashboard: typeof import('../messages/en/dashboard.json')
  pathways: typeof import('../messages/en/pathways.json')
  'my-pathways': typeof import('../messages/en/my-pathways.json')
  'care-pathways': typeof import('../messages/en/care-pathways.json')
  coverage: typeof import('../messages/en/coverage.json')
  insurance: typeof import('../messages/en/insurance.json')
  programs: typeof import('../messages/en/programs.json')
  'programs-insurance': typeof import('../messages/en/programs-insurance.json')
  'programs-prescription': typeof import('../messages/en/programs-prescription.json')
  'programs-financial': typeof import('../messages/en/programs-financial.json')
  'resources-rides-and-language': typeof import('../messages/en/resources-rides-and-language.json')
  'resources-aid-and-law': typeof import('../messages/en/resources-aid-and-law.json')
  resources: typeof import('../messages/en/resources.json')
  providers: typeof import('../messages/en/providers.json')
  corrections: typeof import('../messages/en/corrections.json')
  feedback: typeof import('../messages/en/feedback.json')
  administration: typeof import('../messages/en/administration.json')
  'health-trends': typeof import('../messages/en/health-trends.json')
  'health-trend-words': typeof import('../messages/en/health-trend-words.json')
  letters: typeof import('../messages/en/letters.json')
  assistance: typeof import('../messages/en/assistance.json')
  'knowledge-symptoms': typeof import('../messages/en/knowledge-symptoms.json')
  'knowledge-coverage': typeof import('../messages/en/knowledge-coverage.json')
  'knowledge-bills': typeof import('../messages/en/knowledge-bills.json')
  safety: typeof import('../messages/en/safety.json')
  assistant: typeof import('../messages/en/assistant.json')
  'assistant-answers': typeof import('../messages/en/assistant-answers.json')
  'ai-help': typeof import('../messages/en/ai-help.json')
  mail: typeof import('../messages/en/mail.json')
}

export type CatalogName = keyof Catalogs

/** Every dotted key of a catalog, plural endings left off. */
export type MessageKey<Name extends CatalogName> = LeafKeys<Catalogs[Name]>

type PluralEnding = '_zero' | '_one' | '_two' | '_few' | '_many' | '_other'
type WithoutPlural<Key extends string> = Key extends `${infer Base}${PluralEnding}` ? Base : Key
type LeafKeys<T> = {
  [Key in keyof T & string]: T[Key] extends string ? WithoutPlural<Key> : `${Key}.${LeafKeys<T[Key]>}`
}[keyof T & string]
