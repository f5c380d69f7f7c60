import { Suspense } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { Provider } from 'react-redux';
import { BrowserRouter, Route, Routes } from 'react-router-dom';

import { SharedLayout } from '../blocks/layout/SharedLayout';
import { AppThemeProvider } from '../ui/AppThemeProvider';

import { ScreenErrorBoundary } from './ScreenErrorBoundary';
import { ScreenLoading } from './ScreenLoading';
import { routes } from './routes';
import type { AppStore } from './store';
import { ToastHost } from './toasts/ToastHost';

/** The routes inside the shared layout; a screen that throws leaves the layout standing. */
export function AppRoutes() {
  return (
    <SharedLayout>
      <ScreenErrorBoundary>
        <Suspense fallback={<ScreenLoading />}>
          <Routes>
            {routes.map(({ path, screen: { Screen } }) => (
              <Route key={path} path={path} element={<Screen />} />
            ))}
          </Routes>
        </Suspense>
      </ScreenErrorBoundary>
    </SharedLayout>
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
