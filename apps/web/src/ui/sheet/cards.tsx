import Calendar from 'lucide-react/icons/calendar'
import CircleCheck from 'lucide-react/icons/circle-check'
import MapPin from 'lucide-react/icons/map-pin'
import Route from 'lucide-react/icons/route'
import UserRound from 'lucide-react/icons/user-round'
import { Badge } from '../badge/badge'
import { Button } from '../button/button'
import { Card, CardFoot } from '../card/card'
import type { CardVariant } from '../card/card'
import { Tile } from '../card/tile'
import { Fact, Facts } from '../facts/facts'
import { LinkButton } from '../link/link'
import { ActionLink, Rows, Ticks } from '../list/list'
import { Stat, Stats } from '../stats/stats'
import { Sum, SumLine } from '../sum/sum'
import { Demo } from './demo'

const tones: CardVariant[] = ['flat', 'sunken', 'teal', 'amber', 'red', 'deep']

export function CardsDemo() {
  return (
    <Demo title="Cards and figures" use="The number leads. What it is sits beneath. What it is made of opens below.">
      <div className="grid">
        <Card as="article" variant="lead" isTall>
          <div className="row row--between">
            <Badge tone="teal">Recommended</Badge>
            <Badge tone="sample">Sample</Badge>
          </div>
          <h3>New-patient visit</h3>
          <Facts>
            <Fact value="$0–$40" label="cost for you" />
            <Fact value="1.2 mi" label="away" />
            <Fact value="This week" label="soonest visit" />
          </Facts>
          <CardFoot>
            <Button variant="second">Pursue</Button>
            <LinkButton isBare>Details</LinkButton>
          </CardFoot>
        </Card>
        <Card as="article" variant="teal">
          <h3>Why this fits you</h3>
          <Ticks isSmall items={['Price goes by your income.', 'Open on Saturday.']} />
        </Card>
        <Card as="article">
          <h3>How it adds up</h3>
          <Sum isTight>
            <SumLine label="Premium" note="12 × $129" amount="$1,548" />
            <SumLine label="What you pay for care" amount="$1,150" />
            <SumLine label="Your year" amount="$2,698" isTotal />
          </Sum>
        </Card>
      </div>
      <div className="grid grid--xs">
        {tones.map((tone) => (
          <Card key={tone} variant={tone} as="div">
            <h3>{tone}</h3>
            <p className="small">A card of this kind.</p>
          </Card>
        ))}
      </div>
      <div className="grid">
        <Card>
          <h3>Quick actions</h3>
          <ul>
            <li>
              <ActionLink href="#find" icon={Route}>
                Find care pathways
              </ActionLink>
            </li>
            <li>
              <ActionLink href="#browse" icon={MapPin}>
                Browse resources
              </ActionLink>
            </li>
          </ul>
        </Card>
        <Card>
          <h3>Your resource plan</h3>
          <Rows>
            <li>
              <Tile icon={MapPin} />
              <div className="grow">
                <strong>Ride to your visit</strong>
                <p className="small muted">Door to door, book two days ahead</p>
              </div>
              <Badge tone="teal">Free</Badge>
            </li>
            <li>
              <Tile icon={Calendar} tone="amber" />
              <div className="grow">
                <strong>Help with the bill</strong>
                <p className="small muted">Based on income</p>
              </div>
              <Badge tone="amber">You may qualify</Badge>
            </li>
          </Rows>
        </Card>
      </div>
      <StatsDemo />
    </Demo>
  )
}

function StatsDemo() {
  return (
    <>
      <Stats>
        <Stat icon={Route} label="Active pathways" value="2" note="1 step due this week" />
        <Stat icon={Calendar} label="Upcoming appointments" value="1" note="Next: Tue, Dec 1" />
        <Stat icon={CircleCheck} label="Completed goals" value="0" note="None yet" />
        <Stat icon={UserRound} label="Profile status" value="Complete" note="Updated today" />
      </Stats>
      <Stats>
        <Stat label="Total" value="7" />
        <Stat label="Free options" value="3" />
        <Stat label="Pursuing" value="2" />
      </Stats>
    </>
  )
}
