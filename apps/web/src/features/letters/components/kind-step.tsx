import { LETTER_KINDS } from '@careway/domain/letters/letter-kinds'
import { useMessages } from '../../../platform/language'
import { RadioCards } from '../../../ui/choice/radio-cards'
import { FieldGroup } from '../../../ui/field/field-group'
import type { LetterWorkshop } from '../use-letter-work'

/** Which letter it is to be. */
export function KindStep({ workshop: { work, chooseKind } }: { workshop: LetterWorkshop }) {
  const t = useMessages('ai-help')
  return (
    <FieldGroup label={t('fact.letterKind')}>
      <RadioCards
        isWide
        name="letter-kind"
        value={work.kind}
        onValueChange={(value) => {
          const kind = LETTER_KINDS.find((each) => each === value)
          if (kind) chooseKind(kind)
        }}
        options={LETTER_KINDS.map((value) => ({
          value,
          label: t(`kind.${value}`),
          hint: t(`letters.kindHint.${value}`),
        }))}
      />
    </FieldGroup>
  )
}
