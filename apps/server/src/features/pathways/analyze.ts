import type { CarePathway } from '@careway/domain/care-pathways/care-pathway'
import { chooseCarePathways } from '@careway/domain/care-pathways/choose-care-pathways'
import { rulesDayAt } from '@careway/domain/kernel/rules-day'
import type { Messages } from '@careway/i18n/create-messages'
import type { OfferedLocale } from '@careway/i18n/locales'
import { fault, refuse, refuseFields } from '../../calls/refusal'
import type { ReadChosenPlan } from '../../ports/chosen-plan'
import type { Clock } from '../../ports/clock'
import type { FindPlaces } from '../../ports/places'
import type { ReadProfile } from '../../ports/profile-reader'
import type { ZipCodes } from '../../ports/zip-codes'
import { factsOfProfile } from './facts-of-profile'
import { wordsOf } from './pathway-words'
import type { FoundPathway } from './keep-pathways.repository'

export interface AnalyzeParts {
  readonly readProfile: ReadProfile
  readonly readChosenPlan: ReadChosenPlan
  readonly zipCodes: ZipCodes
  readonly findPlaces: FindPlaces
  readonly messages: Messages
  readonly clock: Clock
}

/** Chooses pathways for a person from their profile. Stores nothing; answers what to store, best first. */
export async function findPathways(
  parts: AnalyzeParts,
  userId: string,
  locale: OfferedLocale,
  specificNeed?: string,
): Promise<readonly FoundPathway[]> {
  const profile = await parts.readProfile(userId)
  if (!profile) throw refuse('profile_missing')
  if (!profile.profileCompletedAt) throw refuse('profile_incomplete')
  const zipCode = parts.zipCodes.find(profile.zipCode)
  if (!zipCode) throw refuseFields([fault('zipCode', 'zipCodeUnknown')], 'unknown_zip_code')
  const chosenPlan = profile.insuranceStatus === 'private' ? await parts.readChosenPlan(userId) : undefined
  const facts = factsOfProfile(profile, specificNeed, chosenPlan)
  if (!facts) throw refuse('profile_incomplete')
  const places = await parts.findPlaces(zipCode.point)
  const recipes = chooseCarePathways(facts, places, rulesDayAt(parts.clock()))
  return recipes.map((recipe, rank) => foundPathway(recipe, rank, locale, parts.messages))
}

const foundPathway = (recipe: CarePathway, rank: number, locale: OfferedLocale, messages: Messages): FoundPathway => ({
  recipe,
  rank,
  locale,
  words: wordsOf(recipe, messages, locale),
})
