import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, StrictMode, Suspense, useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { useLocation } from 'react-router-dom';

import { SharedLayout } from '../blocks/layout/SharedLayout';
import { useScrollAndFocusOnNavigation } from '../blocks/layout/useScrollAndFocusOnNavigation';
import { SearchProvider } from '../blocks/search/SearchProvider';
import { AppThemeProvider } from '../ui/AppThemeProvider';
import { type Drafts, DraftsContext } from '../ui/DraftsContext';

import { redispatchSearchKey } from './hydration/earlyEvents';
import { ReportProvider } from './recording/ReportProvider';
import type { RootState } from './rootReducer';
import { matchAt } from './routes';
import type { Routing } from './routing/startRouting';
import { StoreRouter } from './routing/StoreRouter';
import { ScreenErrorBoundary } from './ScreenErrorBoundary';
import { ScreenLoading } from './ScreenLoading';
import type { AppStore } from './store';
import { ToastHost } from './toasts/ToastHost';

/**
 * Wraps a screen in an error boundary and a Suspense boundary, so that the layout around it stays while the
 * screen's code loads and when it throws.
 */
function ScreenBoundary({ children }: { children: ReactNode }) {
  return (
    <ScreenErrorBoundary>
      <Suspense fallback={<ScreenLoading />}>{children}</Suspense>
    </ScreenErrorBoundary>
  );
}

/** Renders the screen of the current path, in the shared layout unless the route is standalone (routes-2). */
export function AppRoutes() {
  useScrollAndFocusOnNavigation();
  // Runs after the effect in which the child `SearchProvider` starts to listen for the key.
  useEffect(redispatchSearchKey, []);
  const [drafts] = useState<Drafts>(() => new Map());
  const { route, params } = matchAt(useLocation().pathname);
  const { screen, isStandalone, showsFigures = false } = route;
  const routedScreen = (
    <ScreenBoundary>
      <DraftsContext value={drafts}>
        <screen.Screen params={params} />
      </DraftsContext>
    </ScreenBoundary>
  );
  return (
    <SearchProvider>
      <ReportProvider>
        {isStandalone ? (
          routedScreen
        ) : (
          <ScreenBoundary>
            <SharedLayout showsFigures={showsFigures}>{routedScreen}</SharedLayout>
          </ScreenBoundary>
        )}
      </ReportProvider>
    </SearchProvider>
  );
}

interface AppProps {
  store: AppStore;
  routing: Routing;
  styleCache: EmotionCache;
  /** The state that the page was prerendered with: react-redux hydrates with it, then renders the store's. */
  serverState?: RootState | undefined;
}

/** The whole application, for the browser and the prerenderer. */
export function App({ store, routing, styleCache, serverState }: AppProps) {
  return (
    <StrictMode>
      <Provider store={store} {...(serverState ? { serverState } : {})}>
        <CacheProvider value={styleCache}>
          <AppThemeProvider>
            <StoreRouter routing={routing}>
              <AppRoutes />
              <ToastHost />
            </StoreRouter>
          </AppThemeProvider>
        </CacheProvider>
      </Provider>
    </StrictMode>
  );
}
