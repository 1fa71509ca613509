import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Input } from '../input/input'
import { Select } from '../input/select'
import { Field } from './field'
import { FieldGroup } from './field-group'

describe('Field', () => {
  it('joins label, help, error and control', () => {
    const html = renderToStaticMarkup(
      <Field id="zip" label="ZIP" isRequired requiredText="required" help="5 digits" error="Too short">
        <Input name="zip" />
      </Field>,
    )
    expect(html).toContain('<label for="zip">')
    expect(html).toMatch(/<input[^>]*id="zip"/)
    expect(html).toMatch(/<input[^>]*aria-describedby="zip-error zip-help"/)
    expect(html).toMatch(/<input[^>]*aria-invalid="true"/)
    expect(html).toMatch(/<p class="help" id="zip-help">5 digits/)
    expect(html).toMatch(/<p class="error" id="zip-error">/)
    expect(html).toContain('<span class="sr">required</span>')
  })

  it('wires a select in the same way, and stays silent without a fault', () => {
    const html = renderToStaticMarkup(
      <Field id="state" label="State">
        <Select options={[{ value: 'OH', label: 'Ohio' }]} placeholder="Choose" />
      </Field>,
    )
    expect(html).toMatch(/<select[^>]*id="state"/)
    expect(html).not.toContain('aria-invalid')
    expect(html).not.toContain('aria-describedby')
    expect(html).not.toContain('data-error')
  })

  it('gives two fields two ids', () => {
    const html = renderToStaticMarkup(
      <>
        <Field label="One">
          <Input />
        </Field>
        <Field label="Two">
          <Input />
        </Field>
      </>,
    )
    const ids = [...html.matchAll(/<input[^>]* id="([^"]+)"/g)].map((match) => match[1])
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(2)
  })
})

describe('FieldGroup', () => {
  it('describes the whole question, not its single choices', () => {
    const html = renderToStaticMarkup(
      <FieldGroup id="cover" label="Cover" error="Choose one">
        <input type="radio" name="cover" />
      </FieldGroup>,
    )
    expect(html).toMatch(/<fieldset[^>]*aria-describedby="cover-error"/)
    expect(html).toContain('<legend>Cover</legend>')
  })
})
