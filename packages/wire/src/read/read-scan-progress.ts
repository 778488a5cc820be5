import { scanStages, type EngineProgress, type ScanProgress } from '@curbcut/model/scan';
import { asCount, asList, asNumber, asText, fieldAt } from './json-field.ts';
import { oneOf } from './one-of.ts';

type Stage = ScanProgress['stages'][number];

const stageNames = scanStages.map(({ stage }) => stage);
const stageStates = ['done', 'current', 'todo'] as const;
const engineStates = ['waiting', 'running', 'completed', 'failed'] as const;

/** What is shown of a scan that is under way; null for an answer without a stage that we know. */
export function readScanProgress(value: unknown): ScanProgress | null {
  const stage = oneOf(stageNames, fieldAt(value, 'stage'));
  if (stage === null) return null;
  return {
    stage,
    text: asText(fieldAt(value, 'text')) ?? '',
    percent: Math.min(100, asCount(fieldAt(value, 'percent')) ?? 0),
    stages: (asList(fieldAt(value, 'stages')) ?? []).flatMap(readStage),
    engines: (asList(fieldAt(value, 'engines')) ?? []).flatMap(readEngine),
    queuePosition: asCount(fieldAt(value, 'queuePosition')),
  };
}

function readStage(value: unknown): Stage[] {
  const stage = oneOf(stageNames, fieldAt(value, 'stage'));
  const label = asText(fieldAt(value, 'label'));
  if (stage === null || label === null) return [];
  return [
    {
      stage,
      label,
      status: oneOf(stageStates, fieldAt(value, 'status')) ?? 'todo',
      durationMs: asNumber(fieldAt(value, 'durationMs')),
      detail: asText(fieldAt(value, 'detail')),
    },
  ];
}

function readEngine(value: unknown): EngineProgress[] {
  const engine = asText(fieldAt(value, 'engine'));
  if (engine === null) return [];
  return [
    {
      engine,
      name: asText(fieldAt(value, 'name')) ?? engine,
      state: oneOf(engineStates, fieldAt(value, 'state')) ?? 'waiting',
      findings: asCount(fieldAt(value, 'findings')),
    },
  ];
}
