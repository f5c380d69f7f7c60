import { configure } from '@testing-library/react';

import { atTestEnd } from './testEnd';

/** Renders in StrictMode, as the application does in development, until the end of the test. */
export function renderInStrictMode(): void {
  configure({ reactStrictMode: true });
  atTestEnd(() => configure({ reactStrictMode: false }));
}
