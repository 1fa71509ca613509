import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import Phone from 'lucide-react/icons/phone'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import WifiOff from 'lucide-react/icons/wifi-off'
import { Alert } from '../alert/alert'
import { Badge } from '../badge/badge'
import { Button } from '../button/button'
import { Icon } from '../icon/icon'
import { Urgent } from '../urgent/urgent'
import { Demo } from './demo'

export function BadgesDemo() {
  return (
    <Demo title="Badges" use="An icon and a word, never color alone. The dashed one marks made-up data.">
      <div className="row row--tight">
        <Badge tone="teal" icon={Check}>
          Likely
        </Badge>
        <Badge tone="amber" icon={CircleAlert}>
          Maybe
        </Badge>
        <Badge icon={CircleDashed}>Unlikely</Badge>
        <Badge tone="red" icon={TriangleAlert}>
          Urgent
        </Badge>
        <Badge tone="sample">Sample</Badge>
      </div>
    </Demo>
  )
}

export function AlertsDemo() {
  return (
    <Demo title="Alerts" use="Amber for attention, red for danger and failure, teal for good news and tips.">
      <div className="stack">
        <Alert icon={WifiOff} title="You are offline">
          Showing what you saved on November 20. We will send 2 changes when you are back.
        </Alert>
        <Alert tone="teal" title="Your profile is saved">
          We found 7 pathways for you.
        </Alert>
        <Alert tone="amber" title="Complete your profile" action={<Button variant="second">Complete profile</Button>}>
          Add your main health need. Then we can match care to it.
        </Alert>
        <Alert tone="red" title="We can’t get insurance plans right now">
          Your answers are safe. Try again in a minute, or call your state’s marketplace.
        </Alert>
        <Alert>Prices changed on November 1. What you see is the new price.</Alert>
      </div>
      <Urgent
        title="This could be an emergency"
        call={
          <Button variant="danger" className="call" asChild>
            <a href="tel:911">
              <Icon glyph={Phone} />
              Call 911 now
            </a>
          </Button>
        }
      >
        <p>Do not drive yourself. Unlock your door, and sit down while you wait.</p>
      </Urgent>
    </Demo>
  )
}
