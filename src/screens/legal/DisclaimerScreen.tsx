import { LegalPage } from './parts/LegalPage';
import { disclaimer } from './texts/disclaimer';

export function DisclaimerScreen() {
  return <LegalPage document={disclaimer} />;
}
