import {
  OperationNodeTransformer,
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type PrimitiveValueListNode,
  type ValueNode,
} from 'kysely';
import { cleanValue } from './clean-value.ts';

class ValueCleaner extends OperationNodeTransformer {
  protected override transformValue(node: ValueNode): ValueNode {
    return { ...node, value: cleanValue(node.value) };
  }

  protected override transformPrimitiveValueList(
    node: PrimitiveValueListNode,
  ): PrimitiveValueListNode {
    return { ...node, values: node.values.map(cleanValue) };
  }
}

/** The one boundary where hostile text is made storable: every parameter of every query passes here. */
export class CleanValuesPlugin implements KyselyPlugin {
  readonly #cleaner = new ValueCleaner();

  transformQuery({ node, queryId }: PluginTransformQueryArgs) {
    return this.#cleaner.transformNode(node, queryId);
  }

  async transformResult({ result }: PluginTransformResultArgs) {
    return result;
  }
}
