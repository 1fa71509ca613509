import type { CSSProperties } from 'react'
import { Demo } from './demo'

const colors = (
  'ground surface sunken raised line groove line-strong ink ink-2 ink-3 teal teal-soft teal-line teal-ink deep deep-2 ' +
  'amber amber-soft amber-line amber-ink red red-soft red-line red-ink sun hill-1 hill-2 hill-3'
).split(' ')

export function ColorDemo() {
  return (
    <Demo
      title="Color"
      use="Teal acts. Amber asks for attention. Red is danger only. Everything else is paper and ink."
    >
      <div className="swatches">
        {colors.map((color) => (
          <div key={color} className="swatch" style={{ '--c': `var(--${color})` } as CSSProperties}>
            <span>{color}</span>
          </div>
        ))}
      </div>
    </Demo>
  )
}

export function TypeDemo() {
  return (
    <Demo title="Type" use="Public Sans. Body is 17 px, never below 14 px. Numbers are tabular.">
      <div className="stack">
        <h3 className="t-2xl">Section title</h3>
        <h3>Card title</h3>
        <p className="eyebrow">Eyebrow</p>
        <p className="lead">Lead: one sentence that says what this page is for.</p>
        <p>Body: short, plain sentences. The most needed comes first. Lines stop near 70 characters.</p>
        <p className="small muted">Small: help, notes, labels of figures.</p>
        <p className="tiny">Tiny: sources and dates.</p>
      </div>
    </Demo>
  )
}
