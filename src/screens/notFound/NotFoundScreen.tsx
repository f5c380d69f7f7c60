import { NotFound } from '../../blocks/layout/NotFound';

/** Every path that is none of the route table's (routes-3). */
export function NotFoundScreen() {
  return <NotFound />;
}
