import type { Page } from '@playwright/test'
import type { Pathway } from '@careway/contracts/pathways/pathway'
import { freshEmail, PASSWORD } from '../fixtures/journey'
import type { ProfileChanges } from './households'
import type { Person } from './profile-form'

/** Somebody who already has an account: made by calls, for journeys about something else. */
export function member(page: Page, url: string) {
  const send = async <Answer>(method: 'POST' | 'PATCH', path: string, body: object): Promise<Answer> => {
    const response = await page.request.fetch(url + path, { method, data: body, headers: { origin: url } })
    if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`)
    return (await response.json()) as Answer
  }
  const post = <Answer>(path: string, body: object) => send<Answer>('POST', path, body)
  const signUp = async () => {
    const account = { email: freshEmail(), password: PASSWORD, firstName: 'Rosa', lastName: 'Lane' }
    await post('/api/auth/signup', account)
    return account
  }
  const describe = (person: Person) =>
    post('/api/profile', {
      age: Number(person.age),
      gender: 'female',
      languagePreference: 'english',
      insuranceStatus: person.insuranceStatus,
      insurancePlan: '',
      zipCode: person.zipCode,
      state: person.state,
      primaryHealthcareNeed: person.need,
      chronicConditions: [],
      transportationAccess: true,
      completedAt: new Date().toISOString(),
    })
  /** Says more of the person than the wizard asks: household, income, county. */
  const tell = (changes: ProfileChanges) => send('PATCH', '/api/profile', changes)
  const find = () => post<Pathway[]>('/api/pathways/analyze', {})
  const pursue = ({ id }: Pick<Pathway, 'id'>) => post<Pathway>(`/api/pathways/${id}/pursue`, {})
  const keep = (type: 'resource' | 'program', targetId: string) => post('/api/bookmarks', { type, targetId })
  return {
    signUp,
    describe,
    tell,
    find,
    pursue,
    /** Saves a thing to the resource plan. */
    keep,
    /** The plan as the server has it, in the language of the page. */
    mine: async () => {
      const language = await page.locator('html').getAttribute('lang')
      const headers = { 'accept-language': language ?? 'en' }
      return (await (await page.request.get(`${url}/api/my-pathways`, { headers })).json()) as Pathway[]
    },
    /** Account, profile and household. */
    signUpWith: async (person: Person, household: ProfileChanges) => {
      await signUp()
      await describe(person)
      await tell(household)
    },
    /** Account, profile, pathways found and the first of them pursued. */
    signUpAndPursue: async (person: Person) => {
      const account = await signUp()
      await describe(person)
      const [first] = await find()
      return { account, pathway: await pursue(first!) }
    },
  }
}
