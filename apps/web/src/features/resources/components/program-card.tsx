import type { AssistanceProgram } from '@careway/contracts/programs/assistance-program'
import { useLanguage, useMessages } from '../../../platform/language'
import { Badge } from '../../../ui/badge/badge'
import { Card } from '../../../ui/card/card'
import { Disclosure } from '../../../ui/disclosure/disclosure'
import { Ticks } from '../../../ui/list/list'
import { asOfText } from '../../../widgets/pathway/as-of-text'
import { ReportWrong } from '../../../widgets/report-wrong/report-wrong'
import type { HelpSaving } from '../saved/use-help-saving'
import { CheckedLine } from './checked-line'
import { ContactLinks } from './contact-links'
import { HelpDecisionLines } from './help-decision-lines'
import { LikelihoodBadge } from './likelihood-badge'
import { HelpFacts, useLanguagesText } from './resource-facts-list'
import { SaveHelpButton } from './save-help-button'
import { ShareButton } from './share-button'
import './resource-card.css'

export interface ProgramCardProps {
  readonly program: AssistanceProgram
  readonly zipCode: string
  readonly saving: HelpSaving
}

function Steps({ program }: Pick<ProgramCardProps, 'program'>) {
  const t = useMessages('resources')
  const { applicationProcess, documents, note } = program
  return (
    <div className="stack stack--2">
      <h4>{t('program.apply')}</h4>
      <ol className="help-steps small">
        {applicationProcess.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {documents.length > 0 ? (
        <>
          <h4>{t('facts.documents')}</h4>
          <Ticks items={documents} isSmall />
        </>
      ) : null}
      {note ? <p className="small">{note}</p> : null}
    </div>
  )
}

function Particulars({ program }: Pick<ProgramCardProps, 'program'>) {
  const t = useMessages('resources')
  const languagesText = useLanguagesText()
  return (
    <div className="stack">
      <Steps program={program} />
      <HelpFacts
        facts={[
          [t('facts.cost'), program.cost],
          [t('program.covers'), program.coverage.join(', ')],
          [t('facts.languages'), languagesText(program)],
          [t('facts.serviceArea'), program.serviceArea.join(', ')],
        ]}
      />
      <HelpDecisionLines decision={program.decision} />
    </div>
  )
}

function Deadline({ program: { applicationDeadline, deadlineDate } }: Pick<ProgramCardProps, 'program'>) {
  const { language } = useLanguage()
  return (
    <>
      {applicationDeadline}
      {deadlineDate ? ` (${asOfText(deadlineDate, language)})` : null}
    </>
  )
}

/** One program: whether it may fit, what it gives, whom to ask; why and how opens beneath. */
export function ProgramCard({ program, saving }: ProgramCardProps) {
  const t = useMessages('resources')
  const words = useMessages('programs')
  const { id, name, organization, contactInfo, website, office, decision } = program
  const reach = office ?? { name, phone: contactInfo.phone, website }
  return (
    <Card as="article" isTall className="resource-card" data-program={id} aria-label={name}>
      <div className="row row--tight">
        <LikelihoodBadge decision={decision} />
        <Badge>{t(`programTypes.${program.type}`)}</Badge>
        <Badge>{words(`value.${program.value}`)}</Badge>
      </div>
      <div>
        <h3>{name}</h3>
        {organization === name ? null : <p className="small muted">{organization}</p>}
      </div>
      <p>{program.description}</p>
      {program.benefits.length > 0 ? <Ticks items={program.benefits.slice(0, 3)} isSmall /> : null}
      <HelpFacts
        facts={[
          [t('facts.eligibility'), program.eligibilityRequirements],
          ...(program.eligibilityIncome ? [[t('program.income'), program.eligibilityIncome] as const] : []),
          ...(program.applicationDeadline
            ? [[t('program.deadline'), <Deadline key="deadline" program={program} />] as const]
            : []),
        ]}
      />
      {office ? <p className="small muted">{t('program.office', { name: office.name })}</p> : null}
      <ContactLinks
        place={{
          name: reach.name,
          phone: reach.phone,
          textNumber: contactInfo.textNumber,
          website: reach.website ?? website,
          address: null,
        }}
      />
      <Disclosure
        summary={
          <>
            {t('program.why')}
            <span className="sr">: {name}</span>
          </>
        }
        openSummary={t('card.less')}
      >
        <Particulars program={program} />
      </Disclosure>
      <CheckedLine
        verification={program.verification}
        lastChecked={program.lastChecked}
        isStale={program.isStale}
        sources={program.sources}
      />
      <div className="card__foot resource-card__foot no-print">
        <SaveHelpButton thing={{ type: 'program', id, name }} saving={saving} />
        <ShareButton id={`program:${id}`} name={name} />
        <ReportWrong targetType="program" targetId={id} name={name} />
      </div>
    </Card>
  )
}
