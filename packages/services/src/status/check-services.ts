import type { ServiceContext } from '../kernel/context/service-context.ts';
import { measureServices, type Measurement } from './measure-services.ts';
import { recordMeasurements } from './record-measurements.ts';

/** Looks at every service once, as a visitor would, and stores what was found. */
export async function checkServices({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { baseUrl: string; signal: AbortSignal };
}): Promise<Measurement[]> {
  const measurements = await measureServices(input.baseUrl, { signal: input.signal });
  await recordMeasurements({ ctx, input: { measurements } });
  return measurements;
}
