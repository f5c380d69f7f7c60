import { NotFound } from '../../blocks/layout/NotFound';

/** The screen for every path that is not in the route table (routes-3). */
export function NotFoundScreen() {
  return <NotFound />;
}
