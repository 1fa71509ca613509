import ArrowRight from 'lucide-react/icons/arrow-right'
import Bookmark from 'lucide-react/icons/bookmark'
import Phone from 'lucide-react/icons/phone'
import { Button } from '../button/button'
import type { ButtonVariant } from '../button/button'
import { Icon } from '../icon/icon'
import { Link, LinkButton } from '../link/link'
import { Spinner } from '../spinner/spinner'
import { Demo } from './demo'

const variants: ButtonVariant[] = ['primary', 'second', 'quiet', 'danger']

export function ButtonsDemo() {
  return (
    <Demo title="Buttons and links" use="One primary per screen. 44 px or taller. The label is a verb.">
      {variants.map((variant) => (
        <div key={variant} className="stack stack--2">
          <p className="tiny">{variant}</p>
          <div className="row">
            <Button variant={variant}>Default</Button>
            <Button variant={variant} disabled>
              Disabled
            </Button>
            <Button variant={variant} isBusy>
              Saving…
            </Button>
          </div>
        </div>
      ))}
      <div className="stack stack--2">
        <p className="tiny">Sizes, icons, links</p>
        <div className="row">
          <Button size="lg">Large</Button>
          <Button>Normal</Button>
          <Button size="sm" variant="second">
            Small words
          </Button>
          <Button size="icon" variant="second">
            <Icon glyph={Bookmark} label="Save" />
          </Button>
          <Button variant="danger" asChild>
            <a href="tel:911">
              <Icon glyph={Phone} />
              Call 911
            </a>
          </Button>
          <Link href="#link">
            Link with target
            <Icon glyph={ArrowRight} flipsInRtl />
          </Link>
          <Link href="#away" externalText="(opens another site)">
            Leaves the site
          </Link>
          <Link variant="bare" href="#bare">
            Bare link
          </Link>
          <LinkButton>Button as link</LinkButton>
        </div>
        <p>
          A sentence with{' '}
          <Link variant="inline" href="#inline" externalText="(opens another site)">
            a link to a source
          </Link>{' '}
          in the middle of it.
        </p>
      </div>
      <div className="row">
        <Spinner label="Loading" />
        <Spinner size="lg" label="Loading a page" />
      </div>
    </Demo>
  )
}
