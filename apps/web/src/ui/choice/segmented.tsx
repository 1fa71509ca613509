import { radioAttributes } from './radio-cards'
import type { ChoiceListProps } from './radio-cards'
import './choice.css'

/** Two to four short choices that change the page at once. Wrap it in a FieldGroup, which asks the question. */
export function Segmented(list: ChoiceListProps) {
  return (
    <div className="seg">
      {list.options.map((choice) => (
        <label key={choice.value}>
          <input {...radioAttributes(list, choice)} type="radio" />
          {choice.label}
        </label>
      ))}
    </div>
  )
}
