import type { PlacesByRole } from '@careway/domain/care-pathways/care-pathway'
import { formatPhone } from '@careway/i18n/formatters'
import type { Pathway } from '@careway/contracts/pathways/pathway'
import type { OfferedLocale } from '@careway/i18n/locales'
import type { ModelReadings } from '../features/assistant/assistant-parts'
import { decideProgramsFor } from '../features/programs/decide-programs'
import type { HelpWords, ReadHelpFacts } from '../ports/help'
import type { FindPlaces } from '../ports/places'
import type { ReadProfile } from '../ports/profile-reader'
import type { ZipCodes } from '../ports/zip-codes'

const MOST_PROGRAMS = 8
const MOST_PLACES = 3

export interface ReadingsParts {
  readonly readFacts: ReadHelpFacts
  readonly words: HelpWords
  listPathways(userId: string, locale: OfferedLocale): Promise<readonly Pathway[]>
  readonly readProfile: ReadProfile
  readonly zipCodes: ZipCodes
  readonly findPlaces: FindPlaces
}

const line = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join('; ')

const placeLines = ({ healthCenter, hospital }: PlacesByRole): readonly string[] =>
  [healthCenter, hospital].flatMap((places) =>
    places
      .slice(0, MOST_PLACES)
      .map(({ name, address, city, state, phone, distanceMiles }) =>
        line(name, `${address}, ${city}, ${state}`, phone && formatPhone(phone), `${distanceMiles.toFixed(1)} miles`),
      ),
  )

/** What a model may look up, from the features that know it. */
export const composeModelReadings = (parts: ReadingsParts): ModelReadings => ({
  programs: async (userId, locale) => {
    const facts = await parts.readFacts({ userId })
    return decideProgramsFor(facts)
      .slice(0, MOST_PROGRAMS)
      .map((program) => {
        const { name, decision, description, contactInfo, website } = parts.words.say(program, facts, locale)
        return line(
          name,
          decision.likelihood,
          description,
          contactInfo.phone && formatPhone(contactInfo.phone),
          website,
        )
      })
  },
  pathways: async (userId, locale) =>
    (await parts.listPathways(userId, locale)).map(({ title, description, status }) =>
      line(title, status, description),
    ),
  places: async (userId) => {
    const profile = await parts.readProfile(userId)
    const place = profile && parts.zipCodes.find(profile.zipCode)
    return place ? placeLines(await parts.findPlaces(place.point)) : []
  },
})
