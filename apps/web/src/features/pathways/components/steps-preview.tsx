import type { Pathway, PathwayStep } from '@careway/contracts/pathways/pathway'
import { useMessages } from '../../../platform/language'
import { Disclosure } from '../../../ui/disclosure/disclosure'
import { Path, PathStep } from '../../../ui/path/path'

const SHOWN_STEPS = 3

interface StepLineProps {
  readonly step: PathwayStep
  /** Leaves the description out. */
  readonly isBrief: boolean
}

export function StepLine({ step, isBrief }: StepLineProps) {
  const t = useMessages('pathways')
  return (
    <PathStep
      number={step.step}
      title={step.action}
      state={step.completed ? 'done' : 'todo'}
      doneText={String(step.step)}
    >
      {isBrief ? null : <p>{step.description}</p>}
      {step.required ? null : <p className="tiny">{t('card.optionalStep')}</p>}
    </PathStep>
  )
}

/** The first three steps; the others unfold. */
export function StepsPreview({ pathway, isBrief }: { pathway: Pathway; isBrief: boolean }) {
  const t = useMessages('pathways')
  const shown = pathway.steps.slice(0, SHOWN_STEPS)
  const others = pathway.steps.slice(SHOWN_STEPS)
  return (
    <div className="stack stack--3">
      <h4>{t('card.firstSteps')}</h4>
      <Path>
        {shown.map((step) => (
          <StepLine key={step.step} step={step} isBrief={isBrief} />
        ))}
      </Path>
      {others.length === 0 ? null : (
        <Disclosure
          summary={
            <>
              {t('card.moreSteps', { count: others.length })}
              <span className="sr">: {pathway.title}</span>
            </>
          }
          openSummary={t('card.fewerSteps')}
        >
          <Path start={SHOWN_STEPS + 1}>
            {others.map((step) => (
              <StepLine key={step.step} step={step} isBrief={isBrief} />
            ))}
          </Path>
        </Disclosure>
      )}
    </div>
  )
}
