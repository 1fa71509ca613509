import { useMessages } from '../../../platform/language'
import { HelpText } from '../../../widgets/ai-help/help-text'
import { LanguageSelect } from '../../../widgets/ai-help/language-select'
import { ReadLetterCard } from '../../../widgets/ai-help/reading/read-letter-card'
import type { LetterWorkshop } from '../use-letter-work'

/** The reader's own words, or the letter they got. */
export function StoryStep({ workshop: { work, change } }: { workshop: LetterWorkshop }) {
  const t = useMessages('ai-help')
  return (
    <div className="stack stack--6">
      <ReadLetterCard onUse={(story) => change({ story })} />
      <HelpText
        label={t('letters.story')}
        help={t('panel.adminTextHelp')}
        rows={8}
        value={work.story}
        onChange={(story) => change({ story })}
      />
      <LanguageSelect label={t('panel.language')} value={work.language} onChange={(language) => change({ language })} />
      <p className="small muted">{t('panel.privacy')}</p>
    </div>
  )
}
