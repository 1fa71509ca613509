import type { ReactNode } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { NotFoundScreen } from '../features/not-found/not-found-screen'
import { NotYetScreen } from '../features/not-yet/not-yet-screen'
import { pathOf, REDIRECTS, ROUTES, type RouteDefinition, type RouteName } from '../platform/routes'
import { RequireAdmin } from '../widgets/session-guard/require-admin'
import { RequireUser } from '../widgets/session-guard/require-user'
import { VisitorOnly } from '../widgets/session-guard/visitor-only'
import { developmentRoutes } from './development-routes'
import { HomeScreen } from './home-screen'
import { screens } from './screens'

const names = Object.keys(ROUTES) as RouteName[]

const guards: Record<RouteDefinition['access'], (name: RouteName, screen: ReactNode) => ReactNode> = {
  public: (_name, screen) => screen,
  visitor: (_name, screen) => <VisitorOnly>{screen}</VisitorOnly>,
  'signed-in': (name, screen) => <RequireUser goesToLogin={name === 'myPathways'}>{screen}</RequireUser>,
  admin: (_name, screen) => <RequireAdmin>{screen}</RequireAdmin>,
}

function screenOf(name: RouteName): ReactNode {
  if (name === 'home') return <HomeScreen />
  const { access, isReady, title } = ROUTES[name]
  const Screen = screens[name]
  return isReady && Screen ? guards[access](name, <Screen />) : <NotYetScreen title={title} />
}

/** The screen of the address. */
export function ScreenSwitch() {
  return (
    <Switch>
      {names.map((name) => (
        <Route key={name} path={pathOf(name)}>
          {screenOf(name)}
        </Route>
      ))}
      {Object.entries(REDIRECTS).map(([path, name]) => (
        <Route key={path} path={path}>
          <Redirect to={pathOf(name)} replace />
        </Route>
      ))}
      {developmentRoutes()}
      <Route>
        <NotFoundScreen />
      </Route>
    </Switch>
  )
}
