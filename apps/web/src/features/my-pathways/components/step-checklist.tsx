import type { Pathway } from '@careway/contracts/pathways/pathway'
import { useMessages } from '../../../platform/language'
import { Path, PathStep } from '../../../ui/path/path'
import { useTicks } from './use-ticks'

/** The steps, each with its box. The first that is open is the one to do now. */
export function StepChecklist({ pathway }: { pathway: Pathway }) {
  const t = useMessages('my-pathways')
  const { tick, shownSteps } = useTicks(pathway)
  const currentIndex = shownSteps.findIndex((step) => !step.completed)
  const stateOf = (index: number, isDone: boolean) => (isDone ? 'done' : index === currentIndex ? 'current' : 'todo')
  return (
    <Path>
      {shownSteps.map(({ step, action, description, required, completed }, index) => (
        <PathStep
          key={step}
          number={step}
          title={action}
          state={stateOf(index, completed)}
          tick={{
            label: t('card.tick', { number: step, action }),
            onCheckedChange: (isChecked) => tick(index, isChecked),
          }}
        >
          <p>{description}</p>
          {required ? null : <p className="tiny">{t('card.optional')}</p>}
        </PathStep>
      ))}
    </Path>
  )
}
