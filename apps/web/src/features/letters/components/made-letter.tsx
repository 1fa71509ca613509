import { Suspense, lazy } from 'react'
import type { Assistance } from '@careway/contracts/letters/ask-for-letter'
import { localeOf } from '@careway/i18n/locales'
import { useLanguage, useMessages } from '../../../platform/language'
import { Button } from '../../../ui/button/button'
import { Card } from '../../../ui/card/card'
import { SkeletonCard } from '../../../ui/skeleton/skeleton'
import { LanguageSelect } from '../../../widgets/ai-help/language-select'
import type { LetterWorkshop } from '../use-letter-work'

const HelpResult = lazy(async () => ({
  default: (await import('../../../widgets/ai-help/result/help-result')).HelpResult,
}))

/** The language that the letter is written in, and the way to another. */
function LetterLanguage({ workshop, answer }: { workshop: LetterWorkshop; answer: Assistance }) {
  const t = useMessages('ai-help')
  const { language } = useLanguage()
  const { work, isBusy, writeIn } = workshop
  return (
    <div className="stack stack--2">
      <LanguageSelect label={t('panel.language')} value={work.language} onChange={writeIn} />
      {answer.language === language && work.language === language ? null : (
        <div>
          <Button variant="second" isBusy={isBusy} onClick={() => writeIn(language)}>
            {t('letters.writeIn', { language: localeOf(language).ownName })}
          </Button>
        </div>
      )}
      <output className="small muted">{isBusy ? t('result.updating') : null}</output>
    </div>
  )
}

/** The letter, its dates and what to do next; and the way back to the answers. */
export function MadeLetter({ workshop, answer }: { workshop: LetterWorkshop; answer: Assistance }) {
  const t = useMessages('ai-help')
  const { isBusy, back, change, startAgain, update } = workshop
  return (
    <div className="stack stack--6">
      <Card as="div" variant="lead">
        <Suspense fallback={<SkeletonCard lineCount={6} />}>
          <HelpResult
            answer={answer}
            isBusy={isBusy}
            tools={<LetterLanguage workshop={workshop} answer={answer} />}
            onEdit={(values) => change({ values })}
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
