import ChevronDown from 'lucide-react/icons/chevron-down'
import Globe from 'lucide-react/icons/globe'
import Menu from 'lucide-react/icons/menu'
import Phone from 'lucide-react/icons/phone'
import UserRound from 'lucide-react/icons/user-round'
import { Button } from '../button/button'
import { CrisisBar } from '../crisis-bar/crisis-bar'
import { Footer, FooterColumn, FooterColumns, FooterCrisis, FooterEnd, FooterOffer } from '../footer/footer'
import { Icon } from '../icon/icon'
import { LinkButton } from '../link/link'
import { Brand } from '../top-bar/brand'
import { TopBar, TopEnd, TopNav } from '../top-bar/top-bar'

export function SheetHead() {
  return (
    <>
      <CrisisBar
        label="Emergency help"
        hint="Free, day and night"
        end={
          <LinkButton isBare aria-label="Language: English. Change language">
            <Icon glyph={Globe} />
            English
            <Icon glyph={ChevronDown} />
          </LinkButton>
        }
      >
        <a href="tel:911">
          <Icon glyph={Phone} />
          Emergency 911
        </a>
        <a href="tel:988">Crisis 988</a>
      </CrisisBar>
      <TopBar>
        <Brand href="#home">Careway</Brand>
        <TopNav label="Main">
          <a href="#dashboard">Dashboard</a>
          <a href="#components" aria-current="page">
            Components
          </a>
          <a className="nav__wide" href="#pathways">
            Care pathways
          </a>
          <button className="nav__short" type="button">
            More
            <Icon glyph={Menu} />
          </button>
        </TopNav>
        <TopEnd>
          <button className="avatar" type="button">
            <Icon glyph={UserRound} label="Your account" />
          </button>
          <Button variant="second" size="sm" className="top__menu">
            <Icon glyph={Menu} />
            Menu
          </Button>
        </TopEnd>
      </TopBar>
    </>
  )
}

export function SheetFoot() {
  return (
    <Footer>
      <FooterCrisis
        title="Need help right now?"
        actions={
          <>
            <Button variant="on-deep" asChild>
              <a href="tel:911">
                <Icon glyph={Phone} />
                Call 911
              </a>
            </Button>
            <Button variant="line-deep" asChild>
              <a href="tel:988">Call or text 988</a>
            </Button>
          </>
        }
      >
        Call 911 if someone could die or be badly hurt. Call or text 988 for a mental health crisis.
      </FooterCrisis>
      <FooterOffer title="See more of what your care may cost" actions={<Button variant="line-deep">Find out</Button>}>
        Premium is coming soon.
      </FooterOffer>
      <FooterColumns>
        {['Core features', 'Quick access', 'Support'].map((title) => (
          <FooterColumn key={title} title={title}>
            <li>
              <a href="#one">One link</a>
            </li>
            <li>
              <a href="#two">Another link</a>
            </li>
          </FooterColumn>
        ))}
      </FooterColumns>
      <FooterEnd>
        <p>Careway gives information, not medical advice.</p>
        <p>Component sheet</p>
      </FooterEnd>
    </Footer>
  )
}
