import { useState } from 'react'
import Folder from 'lucide-react/icons/folder'
import House from 'lucide-react/icons/house'
import Menu from 'lucide-react/icons/menu'
import Route from 'lucide-react/icons/route'
import { Badge } from '../badge/badge'
import { Button } from '../button/button'
import { Dialog, DialogClose } from '../dialog/dialog'
import { DropdownMenu, MenuChoices, MenuItem, MenuLabel, MenuRule } from '../dropdown-menu/dropdown-menu'
import { Field } from '../field/field'
import { Icon } from '../icon/icon'
import { Select } from '../input/select'
import { Textarea } from '../input/textarea'
import { SideDrawer, SideDrawerClose } from '../side-drawer/side-drawer'
import { SideGroup, SideNav } from '../side-drawer/side-nav'
import { Tabs } from '../tabs/tabs'
import { useToast } from '../toast/use-toast'
import { Tooltip } from '../tooltip/tooltip'
import { Brand } from '../top-bar/brand'
import { Demo } from './demo'

export function OverlaysDemo() {
  return (
    <Demo title="Dialog, menus, toast" use="A dialog asks one thing. A toast confirms one thing, for five seconds.">
      <div className="row">
        <FeedbackDialog />
        <SideMenu />
        <Menus />
        <Toasts />
        <Tooltip text="The middle of all prices we know of near you.">
          <Button variant="quiet">With a tooltip</Button>
        </Tooltip>
      </div>
      <Tabs
        label="My pathways"
        tabs={[
          { value: 'active', label: 'Active', count: 2, content: <p>Two pathways under way.</p> },
          { value: 'completed', label: 'Completed', count: 3, content: <p>Three pathways done.</p> },
        ]}
      />
      <p>
        <Badge>F8</Badge> moves the focus to the toasts.
      </p>
    </Demo>
  )
}

function FeedbackDialog() {
  return (
    <Dialog
      title="Send beta feedback"
      closeLabel="Close"
      description="We read every message."
      closesOnOutsidePress={false}
      trigger={<Button variant="second">Open a dialog</Button>}
      foot={
        <>
          <DialogClose>
            <Button variant="second">Cancel</Button>
          </DialogClose>
          <Button>Submit feedback</Button>
        </>
      }
    >
      <Field label="Feedback type" isRequired requiredText="required">
        <Select options={[{ value: 'general', label: 'General feedback' }]} />
      </Field>
      <Field label="Your feedback" isRequired requiredText="required" help="Please leave out health details.">
        <Textarea />
      </Field>
    </Dialog>
  )
}

function SideMenu() {
  return (
    <SideDrawer
      title="Menu"
      closeLabel="Close menu"
      brand={<Brand>Careway</Brand>}
      trigger={
        <Button variant="second">
          <Icon glyph={Menu} />
          Open the side menu
        </Button>
      }
    >
      <SideNav label="Menu">
        <SideGroup title="Core">
          <SideDrawerClose>
            <a href="#dashboard">
              <Icon glyph={House} />
              Dashboard
            </a>
          </SideDrawerClose>
          <a href="#pathways" aria-current="page">
            <Icon glyph={Route} />
            Care pathways
          </a>
        </SideGroup>
        <Button variant="second" asChild>
          <a href="#premium">Premium</a>
        </Button>
        <SideGroup title="Account">
          <button type="button">
            <Icon glyph={Folder} />
            Log out
          </button>
        </SideGroup>
      </SideNav>
    </SideDrawer>
  )
}

function Menus() {
  const [language, setLanguage] = useState('en')
  return (
    <>
      <DropdownMenu trigger={<Button variant="second">Tools</Button>}>
        <MenuLabel>Yours</MenuLabel>
        <MenuItem asChild>
          <a href="#documents">
            <Icon glyph={Folder} />
            Documents
          </a>
        </MenuItem>
        <MenuRule />
        <MenuItem>
          <Icon glyph={Route} />
          Feature requests
        </MenuItem>
      </DropdownMenu>
      <DropdownMenu trigger={<Button variant="quiet">Language</Button>}>
        <MenuChoices
          value={language}
          onValueChange={setLanguage}
          options={[
            { value: 'en', label: 'English', lang: 'en' },
            { value: 'es', label: 'Español', lang: 'es' },
            { value: 'ar', label: 'العربية', lang: 'ar', dir: 'rtl' },
          ]}
        />
      </DropdownMenu>
    </>
  )
}

function Toasts() {
  const { toast } = useToast()
  return (
    <>
      <Button
        variant="second"
        onClick={() => toast({ title: 'Feedback submitted', description: 'Thank you for helping Careway get better.' })}
      >
        Toast
      </Button>
      <Button
        variant="second"
        onClick={() =>
          toast({
            title: 'Error saving profile',
            description: 'Your answers are still here. Try again.',
            variant: 'destructive',
          })
        }
      >
        Toast of an error
      </Button>
    </>
  )
}
