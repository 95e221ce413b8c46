import { journeys } from './journeys.ts';
import { launchFirefox } from './support/firefox.ts';

journeys('Firefox', launchFirefox);
