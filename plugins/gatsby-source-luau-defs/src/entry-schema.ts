import { fieldList, PARAMETER_FIELDS, RETURN_FIELDS } from "luau-defs/site";

const NAMED = `
    name: String!
    """Timer.setTimeout, Entity:destroy"""
    path: String!
    """Without #."""
    anchor: String!
    """Earlier anchors, which old links contain."""
    formerAnchors: [String!]!
    href: String!
    doc: LuauDoc!
    location: LuauLocation!`;

const ENTRY = `${NAMED}
    """Its section of an index."""
    group: String`;

/** `node-schema.ts` contains the rest of the schema. */
export const entrySchema = /* GraphQL */ `
  type LuauParameter @dontInfer {
    ${fieldList(PARAMETER_FIELDS)}
    type: [LuauToken!]!
    descriptionHtml: String!
  }

  type LuauReturn @dontInfer {
    ${fieldList(RETURN_FIELDS)}
    type: [LuauToken!]!
    descriptionHtml: String!
  }

  type LuauSignature @dontInfer {
    """The whole signature: Timer.setTimeout(duration: number?, callback: () -> ()): TimerId"""
    declaration: LuauDeclaration!
    parameters: [LuauParameter!]!
    returns: [LuauReturn!]!
    descriptionHtml: String!
  }

  """The fields of all kinds of entries."""
  interface LuauEntry {${ENTRY}
  }

  type LuauFunction implements LuauEntry @dontInfer {${ENTRY}
    method: Boolean!
    signatures: [LuauSignature!]!
  }

  type LuauConstant implements LuauEntry @dontInfer {${ENTRY}
    """Path and type."""
    declaration: LuauDeclaration!
    type: [LuauToken!]!
    readonly: Boolean!
    defaultValue: String
  }

  type LuauProperty @dontInfer {${NAMED}
    type: [LuauToken!]!
    access: String!
    optional: Boolean!
    defaultValue: String
  }

  type LuauIndexer @dontInfer {
    key: [LuauToken!]!
    value: [LuauToken!]!
    access: String!
    descriptionHtml: String!
  }

  """A link to another entry; href is null for a name without a page."""
  type LuauLink @dontInfer {
    text: String!
    href: String
  }

  type LuauInherited @dontInfer {
    from: LuauLink!
    members: [LuauInheritedMember!]!
  }

  type LuauClass implements LuauEntry @dontInfer {${ENTRY}
    """record or extern."""
    origin: String!
    """The head of the declaration: type Box<T>, extern type Part extends Instance"""
    declaration: LuauDeclaration!
    parent: LuauLink
    """The root first, the parent last."""
    ancestors: [LuauLink!]!
    """The classes right below it."""
    extendedBy: [LuauLink!]!
    properties: [LuauProperty!]!
    """Properties that are events, which are not among the others."""
    events: [LuauEvent!]!
    methods: [LuauFunction!]!
    indexer: LuauIndexer
    inherited: [LuauInherited!]!
    usedBy: LuauUsedBy!
  }

  type LuauEnumValue @dontInfer {
    name: String!
    anchor: String!
    formerAnchors: [String!]!
    href: String!
    """Luau source: "Left", KeyCode.A"""
    value: String!
    type: [LuauToken!]!
    doc: LuauDoc!
  }

  type LuauEnum implements LuauEntry @dontInfer {${ENTRY}
    """strings, table or extern."""
    origin: String!
    values: [LuauEnumValue!]!
    usedBy: LuauUsedBy!
  }

  type LuauEvent implements LuauEntry @dontInfer {${ENTRY}
    """The alias of the listener's type: TickListener. Null for a value that is an event."""
    listenerType: String
    """The listener's type, or the value's."""
    tokens: [LuauToken!]!
    """
    The same as it is declared: type TickListener = (deltaTime: number) -> (), Part.Touched: Signal<Part>
    """
    declaration: LuauDeclaration!
    """Code that listens, to be copied; null if the description has a sample."""
    handlerHtml: String
    usedBy: LuauUsedBy!
    parameters: [LuauParameter!]!
    returns: [LuauReturn!]!
  }

  type LuauType implements LuauEntry @dontInfer {${ENTRY}
    """The whole alias: type Callback = () -> ()"""
    declaration: LuauDeclaration!
    usedBy: LuauUsedBy!
  }
`;
