import { CONVERSATION_TYPES, type ConversationType } from '@careway/domain/vocabulary/assistant-terms'
import { useMessages } from '../../../platform/language'
import { Button } from '../../../ui/button/button'
import { Card, CardFoot } from '../../../ui/card/card'
import { Tile } from '../../../ui/card/tile'
import { MODE_ICONS } from './mode-choice'

export interface CapabilitiesProps {
  /** Puts an example into the box. */
  readonly onTry: (mode: ConversationType, example: string) => void
}

/** What the assistant can do, each with an example to begin with. */
export function Capabilities({ onTry }: CapabilitiesProps) {
  const t = useMessages('assistant')
  return (
    <section className="stack stack--6" aria-labelledby="capabilities">
      <h2 id="capabilities" className="t-2xl">
        {t('capabilities.title')}
      </h2>
      <div className="grid grid--lg">
        {CONVERSATION_TYPES.map((mode) => (
          <Card key={mode} as="article" isTall>
            <Tile icon={MODE_ICONS[mode]} />
            <h3 className="t-lg">{t(`modes.${mode}.name`)}</h3>
            <p className="small muted">{t(`modes.${mode}.text`)}</p>
            <CardFoot>
              <Button variant="second" isBlock onClick={() => onTry(mode, t(`modes.${mode}.example`))}>
                {t('capabilities.try')}
                <span className="sr">: {t(`modes.${mode}.example`)}</span>
              </Button>
            </CardFoot>
          </Card>
        ))}
      </div>
    </section>
  )
}
