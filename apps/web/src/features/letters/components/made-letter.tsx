import { Suspense, lazy } from 'react'
import type { Assistance } from '@careway/contracts/letters/ask-for-letter'
import { useMessages } from '../../../platform/language'
import { Button } from '../../../ui/button/button'
import { Card } from '../../../ui/card/card'
import { SkeletonCard } from '../../../ui/skeleton/skeleton'
import type { LetterWorkshop } from '../use-letter-work'

const HelpResult = lazy(async () => ({
  default: (await import('../../../widgets/ai-help/result/help-result')).HelpResult,
}))

/** The letter, its dates and what to do next; and the way back to the answers. */
export function MadeLetter({ workshop, answer }: { workshop: LetterWorkshop; answer: Assistance }) {
  const t = useMessages('ai-help')
  const { isBusy, back, startAgain, update } = workshop
  return (
    <div className="stack stack--6">
      <Card as="div" variant="lead">
        <Suspense fallback={<SkeletonCard lineCount={6} />}>
          <HelpResult
            answer={answer}
            isBusy={isBusy}
            onUpdate={({ facts, letterKind }) => update(facts, letterKind ?? undefined)}
          />
        </Suspense>
      </Card>
      <div className="actions">
        <Button variant="second" onClick={back}>
          {t('letters.change')}
        </Button>
        <Button variant="quiet" onClick={startAgain}>
          {t('letters.again')}
        </Button>
      </div>
    </div>
  )
}
