import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Button } from './button/button'
import { RadioCards } from './choice/radio-cards'
import { Link } from './link/link'
import { Path, PathStep } from './path/path'
import { ProgressBar } from './progress/progress-bar'
import { Range } from './range/range'
import { ToastProvider } from './toast/toast-provider'

describe('what is written on the server', () => {
  it('holds no style attribute, which the content policy would refuse', () => {
    const html = renderToStaticMarkup(
      <ToastProvider areaLabel="Notifications" closeLabel="Close">
        <ProgressBar percent={40} label="Steps" />
        <Range description="5 to 9" fromPercent={5} toPercent={90} mark={{ percent: 37 }} lowText="5" highText="9" />
      </ToastProvider>,
    )
    expect(html).not.toContain('style=')
    expect(html).toMatch(/<progress[^>]*value="40"/)
    expect(html).toContain('<span class="range__mark" data-at="37">')
  })
})

describe('Button', () => {
  it('is no submit button unless it says so', () => {
    expect(renderToStaticMarkup(<Button>Go</Button>)).toContain('type="button"')
    expect(renderToStaticMarkup(<Button type="submit">Go</Button>)).toContain('type="submit"')
  })

  it('lends its look to a link, without the attributes of a button', () => {
    const html = renderToStaticMarkup(
      <Button variant="danger" asChild>
        <a href="tel:911">Call</a>
      </Button>,
    )
    expect(html).toBe('<a href="tel:911" class="btn btn--danger">Call</a>')
  })

  it('says when it is busy', () => {
    expect(renderToStaticMarkup(<Button isBusy>Saving</Button>)).toContain('aria-busy="true"')
  })
})

describe('Link', () => {
  it('says in words that it leaves, and keeps the other site from reaching back', () => {
    const html = renderToStaticMarkup(
      <Link href="https://www.healthcare.gov" externalText="opens another site">
        Marketplace
      </Link>,
    )
    expect(html).toContain('rel="noopener noreferrer"')
    expect(html).toContain('<span class="sr"> opens another site</span>')
  })
})

describe('RadioCards', () => {
  const options = [
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'No', hint: 'Not now' },
  ]

  it('checks the one value it is given', () => {
    const html = renderToStaticMarkup(
      <RadioCards name="q" options={options} value="no" onValueChange={() => undefined} />,
    )
    expect(html.match(/checked=""/g)).toHaveLength(1)
    expect(html).toMatch(/<input[^>]*checked=""[^>]*value="no"|<input[^>]*value="no"[^>]*checked=""/)
  })

  it('leaves an uncontrolled list to the form', () => {
    expect(renderToStaticMarkup(<RadioCards name="q" options={options} />)).not.toContain('checked')
  })
})

describe('PathStep', () => {
  it('turns its dot into a named box that is ticked when the step is done', () => {
    const html = renderToStaticMarkup(
      <Path>
        <PathStep
          number={1}
          title="Call"
          state="done"
          tick={{ label: 'Done: Call', onCheckedChange: () => undefined }}
        />
      </Path>,
    )
    expect(html).toMatch(/<input[^>]*type="checkbox"[^>]*aria-label="Done: Call"[^>]*checked=""/)
  })
})
