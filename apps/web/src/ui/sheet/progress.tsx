import { useState } from 'react'
import { Card } from '../card/card'
import { Disclosure } from '../disclosure/disclosure'
import { Path, PathStep } from '../path/path'
import { ProgressBar } from '../progress/progress-bar'
import { StepProgress } from '../progress/step-progress'
import { Range } from '../range/range'
import { Demo } from './demo'

const parts = ['Account info', 'Personal details', 'Insurance & location', 'Healthcare needs']

export function ProgressDemo() {
  return (
    <Demo title="Progress and steps" use="The bar shows how far. The path shows what to do, and in what order.">
      <StepProgress
        label="Steps"
        steps={parts}
        currentIndex={1}
        countText="Step 2 of 4"
        percentText="50% complete"
        doneText="Done:"
      />
      <ProgressBar percent={66} label="Steps done" valueText="4 of 6 steps" />
      <div className="grid">
        <Path>
          <PathStep number={1} title="Check what to bring" state="done" doneText="Done">
            <p>Photo ID, if you have one.</p>
          </PathStep>
          <PathStep number={2} title="Call and ask for a visit" state="current">
            <p>It takes about 10 minutes.</p>
          </PathStep>
          <PathStep number={3} title="Go to your visit">
            <p>Arrive 15 minutes early.</p>
          </PathStep>
        </Path>
        <TickedPath />
      </div>
      <Disclosure summary="Show 2 more steps" openSummary="Show fewer steps">
        <Path start={4}>
          <PathStep number={4} title="Plan the follow-up" />
          <PathStep number={5} title="Tell us how it went" />
        </Path>
      </Disclosure>
      <Card as="div" className="narrow">
        <h3>Office visit, cash price</h3>
        <Range
          description="Prices run from 95 to 310 dollars. The middle price is 168 dollars."
          fromPercent={12}
          toPercent={78}
          mark={{ percent: 37, text: '$168 middle' }}
          lowText="$95 low"
          highText="$310 high"
        />
        <p className="tiny">Sample prices, 2026. Lab tests are not included.</p>
      </Card>
    </Demo>
  )
}

const things = ['Find your last pay stub', 'Fill in the income form', 'Bring both to the visit']

function TickedPath() {
  const [done, setDone] = useState(new Set([0]))
  const next = things.findIndex((_, index) => !done.has(index))
  return (
    <Path label="Steps you can tick">
      {things.map((thing, index) => (
        <PathStep
          key={thing}
          number={index + 1}
          title={thing}
          state={done.has(index) ? 'done' : index === next ? 'current' : 'todo'}
          tick={{
            label: `Done: ${thing}`,
            onCheckedChange: (isChecked) => {
              const changed = new Set(done)
              if (isChecked) changed.add(index)
              else changed.delete(index)
              setDone(changed)
            },
          }}
        />
      ))}
    </Path>
  )
}
