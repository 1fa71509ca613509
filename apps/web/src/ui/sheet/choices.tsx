import { useState } from 'react'
import { CheckCard, Choices } from '../choice/check-card'
import { Checkbox } from '../choice/checkbox'
import { RadioCards } from '../choice/radio-cards'
import { Segmented } from '../choice/segmented'
import { Chip, ChipRow } from '../chip/chip'
import { FieldGroup } from '../field/field-group'
import { Demo } from './demo'

const kinds = [
  { label: 'All', count: 7 },
  { label: 'Primary', count: 1 },
  { label: 'Alternative', count: 2 },
  { label: 'Specialist', count: 1 },
  { label: 'Community', count: 2 },
  { label: 'Emergency', count: 1 },
]
const covers = [
  { value: 'none', label: 'Uninsured' },
  { value: 'medicaid', label: 'Medicaid', hint: 'Help from your state' },
  { value: 'medicare', label: 'Medicare' },
]
const uses = ['Low', 'Medium', 'High'].map((label) => ({ value: label, label }))

export function ChoicesDemo() {
  const [cover, setCover] = useState('none')
  const [use, setUse] = useState('Low')
  const [kind, setKind] = useState('All')
  return (
    <Demo title="Choices" use="Cards for long lists on a phone. The switch is for two to four short choices.">
      <FieldGroup label="Health conditions" note="(optional)" help="Pick all that fit.">
        <Choices>
          <CheckCard label="Asthma" name="conditions" value="asthma" defaultChecked />
          <CheckCard label="Diabetes" hint="Type 1 or type 2" name="conditions" value="diabetes" />
          <CheckCard label="Hypertension" hint="High blood pressure" name="conditions" value="hypertension" />
          <CheckCard label="Not offered here" name="conditions" value="none" disabled />
        </Choices>
      </FieldGroup>
      <FieldGroup label="Insurance status" isRequired requiredText="required">
        <RadioCards name="cover" options={covers} value={cover} onValueChange={setCover} />
      </FieldGroup>
      <FieldGroup label="Insurance status, not answered" isRequired requiredText="required" error="Choose one to go on">
        <RadioCards name="cover-error" options={covers} />
      </FieldGroup>
      <div className="narrow">
        <FieldGroup label="Expected use">
          <Segmented name="use" options={uses} value={use} onValueChange={setUse} />
        </FieldGroup>
      </div>
      <Checkbox label="Remember my language on this device" defaultChecked />
      <ChipRow label="Type of care">
        {kinds.map(({ label, count }) => (
          <Chip key={label} count={count} isPressed={kind === label} onClick={() => setKind(label)}>
            {label}
          </Chip>
        ))}
      </ChipRow>
    </Demo>
  )
}
