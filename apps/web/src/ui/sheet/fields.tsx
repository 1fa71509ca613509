import { Field } from '../field/field'
import { RequiredMark } from '../field/field-parts'
import { Input } from '../input/input'
import { PasswordInput } from '../input/password-input'
import { SearchInput } from '../input/search-input'
import { Select } from '../input/select'
import { Textarea } from '../input/textarea'
import { Demo } from './demo'

const genders = ['Female', 'Male', 'Non-binary', 'Prefer not to say'].map((label) => ({ value: label, label }))

export function FieldsDemo() {
  return (
    <Demo title="Fields" use="Label above, help between, error beneath. Errors say what happened and what to do.">
      <p className="small muted">
        <RequiredMark /> We need this to find care near you.
      </p>
      <div className="grid grid--md">
        <Field label="ZIP code" isRequired requiredText="required" help="5 digits">
          <Input inputMode="numeric" maxLength={5} defaultValue="43215" />
        </Field>
        <Field label="Email" isRequired requiredText="required" error="Please enter a valid email address">
          <Input type="email" defaultValue="name@" />
        </Field>
        <Field label="Plan name" note="(optional)" help="It is printed on your card.">
          <Input placeholder="As on the card" />
        </Field>
        <Field label="State" help="Set by your ZIP code.">
          <Input defaultValue="Ohio" disabled />
        </Field>
        <Field label="Password" isRequired requiredText="required" help="At least 8 characters.">
          <PasswordInput showText="Show password" hideText="Hide password" defaultValue="plain words" />
        </Field>
        <Field label="Age" isRequired requiredText="required">
          <Input isShort inputMode="numeric" className="num" />
        </Field>
        <Field label="Gender" isRequired requiredText="required">
          <Select options={genders} placeholder="Choose one" />
        </Field>
        <Field label="State you live in" isRequired requiredText="required" error="State is required">
          <Select placeholder="Choose one" />
        </Field>
      </div>
      <Field label="What is going on?" help="Use your own words.">
        <Textarea />
      </Field>
      <Field label="Say more" error="Please enter your feedback message">
        <Textarea />
      </Field>
      <SearchInput label="Search pathways" placeholder="Search by need, place or step" />
    </Demo>
  )
}
