import { type ReactNode, Suspense } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { Provider } from 'react-redux';
import { BrowserRouter, Route, Routes } from 'react-router-dom';

import { SharedLayout } from '../blocks/layout/SharedLayout';
import { usePageTurns } from '../blocks/layout/usePageTurns';
import { AppThemeProvider } from '../ui/AppThemeProvider';

import { ScreenErrorBoundary } from './ScreenErrorBoundary';
import { ScreenLoading } from './ScreenLoading';
import { routes } from './routes';
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

export function App({ store }: { store: AppStore }) {
  return (
    <Provider store={store}>
      <HelmetProvider>
        <AppThemeProvider>
          {/* No transitions: an address and the store change in one render, never one before the other. */}
          <BrowserRouter useTransitions={false}>
            <AppRoutes />
          </BrowserRouter>
          <ToastHost />
        </AppThemeProvider>
      </HelmetProvider>
    </Provider>
  );
}
