import Check from 'lucide-react/icons/check'
import { Alert } from '../alert/alert'
import { Badge } from '../badge/badge'
import { Button } from '../button/button'
import { Card } from '../card/card'
import { Fact, Facts } from '../facts/facts'
import { Field } from '../field/field'
import { Input } from '../input/input'
import { ProgressBar } from '../progress/progress-bar'
import { Demo } from './demo'

export function ThemesDemo() {
  return (
    <Demo title="Both themes, side by side" use="The same parts. Only the tokens change.">
      <div className="grid">
        <ThemeBox theme="light" />
        <ThemeBox theme="dark" />
      </div>
    </Demo>
  )
}

function ThemeBox({ theme }: { theme: 'light' | 'dark' }) {
  return (
    <div className="theme-box stack stack--6" data-theme={theme}>
      <div className="row">
        <Button>Primary</Button>
        <Button variant="second">Second</Button>
        <Button variant="quiet">Quiet</Button>
        <Button variant="danger">Danger</Button>
      </div>
      <div className="row row--tight">
        <Badge tone="teal" icon={Check}>
          Likely
        </Badge>
        <Badge tone="amber">Soon</Badge>
        <Badge tone="red">Urgent</Badge>
        <Badge>Neutral</Badge>
        <Badge tone="sample">Sample</Badge>
      </div>
      <Card as="article">
        <h3>A card on the ground</h3>
        <Facts>
          <Fact value="$0–$40" label="cost for you" />
          <Fact value="1.2 mi" label="away" />
        </Facts>
        <ProgressBar percent={40} label={`Steps done, ${theme}`} />
      </Card>
      <Alert tone="amber" title="Something needs your attention">
        Say what it is, and what to do about it.
      </Alert>
      <Field label={`Field, ${theme}`} isRequired requiredText="required" help="Help sits above the box.">
        <Input />
      </Field>
    </div>
  )
}
