import InfoOutlined from '@mui/icons-material/InfoOutlined';

import { paths } from '../../domain/paths';
import { settings } from '../../domain/settings';
import { TextLink } from '../../ui/TextLink';

import { PageLine } from './parts/PageLine';

/** States, on pages with figures, that they are sample data (trust-2). */
export function DemonstrationLine() {
  if (!settings.isDemonstration) return null;
  return (
    <PageLine icon={<InfoOutlined aria-hidden="true" />}>
      Demonstration catalogue: ratings, counts and quotes are samples.{' '}
      <TextLink to={paths.howWeReview} underline="always" sx={{ color: 'text.secondary', fontWeight: 500 }}>
        How we review
      </TextLink>
    </PageLine>
  );
}
