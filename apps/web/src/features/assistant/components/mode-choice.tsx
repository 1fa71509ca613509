import BookOpen from 'lucide-react/icons/book-open'
import HandHeart from 'lucide-react/icons/hand-heart'
import MapPin from 'lucide-react/icons/map-pin'
import Stethoscope from 'lucide-react/icons/stethoscope'
import { CONVERSATION_TYPES, type ConversationType } from '@careway/domain/vocabulary/assistant-terms'
import { useMessages } from '../../../platform/language'
import { Chip } from '../../../ui/chip/chip'
import { Icon, type Glyph } from '../../../ui/icon/icon'
import './mode-choice.css'

export const MODE_ICONS: Readonly<Record<ConversationType, Glyph>> = {
  symptom_check: Stethoscope,
  care_navigation: MapPin,
  resource_finder: HandHeart,
  health_education: BookOpen,
}

export interface ModeChoiceProps {
  readonly mode: ConversationType
  readonly onChange: (mode: ConversationType) => void
}

/** What the reader needs: one of four. */
export function ModeChoice({ mode, onChange }: ModeChoiceProps) {
  const t = useMessages('assistant')
  return (
    <fieldset className="field modes">
      <legend>{t('modes.label')}</legend>
      <div className="modes__list">
        {CONVERSATION_TYPES.map((each) => (
          <Chip key={each} isPressed={each === mode} onClick={() => onChange(each)}>
            <Icon glyph={MODE_ICONS[each]} />
            {t(`modes.${each}.name`)}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}
