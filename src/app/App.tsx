import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { Provider } from 'react-redux';
import { Route, Routes } from 'react-router-dom';

import { SharedLayout } from '../blocks/layout/SharedLayout';
import { usePageTurns } from '../blocks/layout/usePageTurns';
import { AppThemeProvider } from '../ui/AppThemeProvider';

import { ScreenErrorBoundary } from './ScreenErrorBoundary';
import { ScreenLoading } from './ScreenLoading';
import { routes } from './routes';
import type { RootState } from './rootReducer';
import type { AppStore } from './store';
import { ToastHost } from './toasts/ToastHost';

function routeElements(isStandalone: boolean) {
  return routes
    .filter((route) => (route.isStandalone ?? false) === isStandalone)
    .map(({ path, screen: { Screen } }) => <Route key={path} path={path} element={<Screen />} />);
}

/** A screen that throws, or whose code is still loading, leaves what is around it standing. */
function ScreenPlace({ children }: { children: ReactNode }) {
  return (
    <ScreenErrorBoundary>
      <Suspense fallback={<ScreenLoading />}>{children}</Suspense>
    </ScreenErrorBoundary>
  );
}

function InSharedLayout() {
  return (
    <SharedLayout>
      <ScreenPlace>
        <Routes>{routeElements(false)}</Routes>
      </ScreenPlace>
    </SharedLayout>
  );
}

/** Every route of SPEC 2: the standalone ones, and the others in the shared layout. */
export function AppRoutes() {
  usePageTurns();
  return (
    <ScreenPlace>
      <Routes>
        {routeElements(true)}
        <Route path="*" element={<InSharedLayout />} />
      </Routes>
    </ScreenPlace>
  );
}

interface AppProps {
  store: AppStore;
  /** The router of the place: the browser's, or one that stands still. */
  router: ComponentType<{ children: ReactNode }>;
  styleCache: EmotionCache;
  /** The state that a prerendered page was made with: hydration shows it, then what the store has by now. */
  serverState?: RootState | undefined;
}

/** The whole application, in the browser and in the prerenderer alike. */
export function App({ store, router: Router, styleCache, serverState }: AppProps) {
  return (
    <Provider store={store} {...(serverState ? { serverState } : {})}>
      <HelmetProvider>
        <CacheProvider value={styleCache}>
          <AppThemeProvider>
            <Router>
              <AppRoutes />
            </Router>
            <ToastHost />
          </AppThemeProvider>
        </CacheProvider>
      </HelmetProvider>
    </Provider>
  );
}
