import type { CalendarDate } from '../kernel/calendar-date'
import { because, type Reason } from '../kernel/decision'
import type { AssistanceProgram } from '../programs/program'
import { EVERY_PROGRAM } from '../programs/records/every-program'
import type { ProgramType } from '../vocabulary/help-terms'
import { block, type LetterBlock, type LetterOutcome } from './letter'
import type { LetterFacts } from './letter-facts'
import { finishLetter, where } from './letter-frame'

/** The catalog that holds a program's own words; a block names it before a colon. */
const catalogOf = (type: ProgramType): string => `programs-${type}`

const counted = (program: AssistanceProgram, part: 'documents' | 'steps', count: number): readonly LetterBlock[] =>
  Array.from({ length: count }, (_, index) => block(`${catalogOf(program.type)}:${program.id}.${part}.${index + 1}`))

function deadlineBlocks({ deadline, type, id }: AssistanceProgram): readonly LetterBlock[] {
  if (deadline.kind === 'none') return [block('checklist.no-deadline')]
  return [block(`${catalogOf(type)}:${id}.deadline`)]
}

function contactSteps({ contact }: AssistanceProgram): readonly Reason[] {
  return [
    ...(contact.phone ? [because('program-phone', { phone: contact.phone })] : []),
    ...(contact.website ? [because('program-website', { website: contact.website })] : []),
  ]
}

/** What to have ready, what to do in which order, and by when, for one program of the catalog. */
export function draftChecklist(given: LetterFacts, facts: LetterFacts, asOf: CalendarDate): LetterOutcome {
  const kind = 'application_checklist'
  if (!facts.programId) return { outcome: 'refused', kind, reason: because('program-needed') }
  const program = EVERY_PROGRAM.find(({ id }) => id === facts.programId)
  if (!program) return { outcome: 'refused', kind, reason: because('program-unknown') }
  return finishLetter(
    {
      kind,
      sender: [],
      recipient: [],
      subject: [
        block('checklist.program', [], { program: program.name, organization: program.organization }),
        ...where(facts.patientName, block('checklist.for', ['patientName'])),
      ],
      blocks: [
        block('checklist.papers'),
        ...counted(program, 'documents', program.documents),
        block('checklist.steps'),
        ...counted(program, 'steps', program.steps),
        block('checklist.by-when'),
        ...deadlineBlocks(program),
        block('checklist.record'),
      ],
      closing: [],
      evidence: [],
      nextSteps: [...contactSteps(program), because('keep-copies'), because('ask-in-writing')],
      notes: [because('program-decides')],
    },
    given,
    facts,
    asOf,
  )
}
