//! Writes the tree of a definition file. Field by field as in `../syntax.ts`; the contract test compares the two.

use crate::json::Json;
use crate::syntax::*;
use crate::trivia::Docs;

/// The whole result of a parse.
pub fn write_parse(source: &str, result: &ParseResult, docs: &Docs) -> Vec<u8> {
    let mut writer = Tree { json: Json::new(source, source.len() * 8 + 256), docs };
    writer.json.raw("{");
    writer.doc("\"moduleDoc\":", result.module_doc);
    writer.json.raw("\"statements\":[");
    for statement in &result.statements {
        writer.statement(statement);
    }
    writer.json.close("]");
    writer.json.raw("\"strayDocs\":[");
    for id in &result.stray_docs {
        writer.json.doc_comment(*id, docs);
    }
    writer.json.close("]");
    writer.json.issues(&result.errors);
    writer.json.close("}");
    let mut bytes = writer.json.finish();
    bytes.pop();
    bytes
}

/// The result of `check`: errors alone.
pub fn write_check(source: &str, errors: &[SyntaxIssue]) -> Vec<u8> {
    let mut json = Json::new(source, 256);
    json.raw("{");
    json.issues(errors);
    json.close("}");
    let mut bytes = json.finish();
    bytes.pop();
    bytes
}

struct Tree<'s, 'd> {
    json: Json<'s>,
    docs: &'d Docs<'s>,
}

impl Tree<'_, '_> {
    fn doc(&mut self, key: &str, doc: Doc) {
        self.json.raw(key);
        match doc {
            Some(id) => self.json.doc_comment(id, self.docs),
            None => self.json.raw("null,"),
        }
    }

    fn doc_span(&mut self, doc: Doc, span: Span) {
        self.doc("\"doc\":", doc);
        self.json.span(span);
        self.json.close("}");
    }

    fn statement(&mut self, statement: &Statement) {
        match &statement.kind {
            StatementKind::DeclareFunction { attributes, name, signature } => {
                self.json.raw("{\"kind\":\"declareFunction\",");
                self.attributes(attributes);
                self.json.name("\"name\":", name);
                self.signature(signature);
            }
            StatementKind::DeclareGlobal { name, ty } => {
                self.json.raw("{\"kind\":\"declareGlobal\",");
                self.json.name("\"name\":", name);
                self.keyed_type("\"type\":", ty);
            }
            StatementKind::ExternType { spelling, name, parent, members } => {
                self.json.raw("{\"kind\":\"externType\",\"spelling\":");
                self.json.raw(if *spelling == Spelling::Extern { "\"extern\"," } else { "\"class\"," });
                self.json.name("\"name\":", name);
                self.json.optional_name("\"parent\":", parent.as_ref());
                self.json.raw("\"members\":[");
                members.iter().for_each(|member| self.member(member));
                self.json.close("]");
            }
            StatementKind::TypeAlias { exported, name, generics, ty } => {
                self.json.raw("{\"kind\":\"typeAlias\",");
                self.json.bool("\"exported\":", *exported);
                self.json.name("\"name\":", name);
                self.generics(generics);
                self.keyed_type("\"type\":", ty);
            }
            StatementKind::TypeFunction { exported, name } => {
                self.json.raw("{\"kind\":\"typeFunction\",");
                self.json.bool("\"exported\":", *exported);
                self.json.name("\"name\":", name);
            }
            StatementKind::Luau => {
                self.json.raw("{\"kind\":\"luau\",");
                self.json.span(statement.span);
                return self.json.close("}");
            }
        }
        self.doc_span(statement.doc, statement.span);
    }

    fn member(&mut self, member: &ExternMember) {
        match member {
            ExternMember::Field(field) => self.field(field),
            ExternMember::Method { attributes, name, signature, doc, span } => {
                self.json.raw("{\"kind\":\"method\",");
                self.attributes(attributes);
                self.json.name("\"name\":", name);
                self.signature(signature);
                self.doc_span(*doc, *span);
            }
        }
    }

    fn field(&mut self, field: &TableField) {
        match field {
            TableField::Property { access, name, quoted, ty, doc, span } => {
                self.json.raw("{\"kind\":\"property\",");
                self.access(*access);
                self.json.name("\"name\":", name);
                self.json.bool("\"quoted\":", *quoted);
                self.keyed_type("\"type\":", ty);
                self.doc_span(*doc, *span);
            }
            TableField::Indexer { access, key, value, doc, span } => {
                self.json.raw("{\"kind\":\"indexer\",");
                self.access(*access);
                self.keyed_type("\"key\":", key);
                self.keyed_type("\"value\":", value);
                self.doc_span(*doc, *span);
            }
        }
    }

    fn access(&mut self, access: Access) {
        self.json.raw(match access {
            Access::Read => "\"access\":\"read\",",
            Access::Write => "\"access\":\"write\",",
            Access::ReadWrite => "\"access\":\"readWrite\",",
        });
    }

    fn attributes(&mut self, attributes: &[Attribute]) {
        self.json.raw("\"attributes\":[");
        for attribute in attributes {
            self.json.raw("{\"name\":");
            self.json.string(self.json.text(attribute.name.span));
            self.json.raw(",\"args\":[");
            for argument in &attribute.args {
                self.json.raw("{\"name\":");
                self.json.string(&argument.name);
                self.json.raw(",\"value\":");
                self.json.string(&argument.value);
                self.json.close("}");
            }
            self.json.close("]");
            self.json.span(attribute.span);
            self.json.close("}");
        }
        self.json.close("]");
    }

    fn generics(&mut self, generics: &[Generic]) {
        self.json.raw("\"generics\":[");
        for generic in generics {
            self.json.raw("{");
            self.json.name("\"name\":", &generic.name);
            self.json.bool("\"pack\":", generic.pack);
            self.optional_type("\"default\":", generic.default.as_ref());
            self.json.close("}");
        }
        self.json.close("]");
    }

    fn signature(&mut self, signature: &Signature) {
        self.json.raw("\"signature\":{");
        self.generics(&signature.generics);
        self.parameters("\"parameters\":[", &signature.parameters);
        self.optional_type("\"variadic\":", signature.variadic.as_deref());
        self.keyed_type("\"returns\":", &signature.returns);
        self.json.close("}");
    }

    fn parameters(&mut self, key: &str, parameters: &[Parameter]) {
        self.json.raw(key);
        for parameter in parameters {
            self.json.raw("{");
            self.json.optional_name("\"name\":", parameter.name.as_ref());
            self.keyed_type("\"type\":", &parameter.ty);
            self.doc_span(parameter.doc, parameter.span);
        }
        self.json.close("]");
    }

    fn optional_type(&mut self, key: &str, ty: Option<&Type>) {
        match ty {
            Some(ty) => self.keyed_type(key, ty),
            None => {
                self.json.raw(key);
                self.json.raw("null,");
            }
        }
    }

    fn keyed_type(&mut self, key: &str, ty: &Type) {
        self.json.raw(key);
        self.type_(ty);
    }

    fn type_(&mut self, ty: &Type) {
        match &ty.kind {
            TypeKind::Nil => self.json.raw("{\"kind\":\"nil\","),
            TypeKind::String { value } => {
                self.json.raw("{\"kind\":\"string\",\"value\":");
                self.json.string(value);
                self.json.raw(",");
            }
            TypeKind::Boolean { value } => self.json.bool("{\"kind\":\"boolean\",\"value\":", *value),
            TypeKind::Reference { prefix, name, args } => {
                self.json.raw("{\"kind\":\"reference\",");
                self.json.optional_name("\"prefix\":", prefix.as_deref());
                self.json.name("\"name\":", name);
                self.arguments(args.as_deref());
            }
            TypeKind::Typeof { expression } => {
                self.json.raw("{\"kind\":\"typeof\",\"expression\":");
                self.json.string(self.json.text(*expression));
                self.json.raw(",");
            }
            TypeKind::Table { fields } => {
                self.json.raw("{\"kind\":\"table\",\"fields\":[");
                fields.iter().for_each(|field| self.field(field));
                self.json.close("]");
            }
            TypeKind::Array { access, element } => {
                self.json.raw("{\"kind\":\"array\",");
                self.access(*access);
                self.keyed_type("\"element\":", element);
            }
            TypeKind::Function { attributes, signature } => {
                self.json.raw("{\"kind\":\"function\",");
                self.attributes(attributes);
                self.signature(signature);
            }
            TypeKind::Union { members } => self.members("{\"kind\":\"union\",", members),
            TypeKind::Intersection { members } => self.members("{\"kind\":\"intersection\",", members),
            TypeKind::Optional { ty } => self.keyed_type("{\"kind\":\"optional\",\"type\":", ty),
            TypeKind::Group { ty } => self.keyed_type("{\"kind\":\"group\",\"type\":", ty),
            TypeKind::TypeList { types, tail } => {
                self.parameters("{\"kind\":\"typeList\",\"types\":[", types);
                self.optional_type("\"tail\":", tail.as_deref());
            }
            TypeKind::Variadic { ty } => self.keyed_type("{\"kind\":\"variadic\",\"type\":", ty),
            TypeKind::GenericPack { name } => self.json.name("{\"kind\":\"genericPack\",\"name\":", name),
        }
        self.json.span(ty.span);
        self.json.close("}");
    }

    fn arguments(&mut self, arguments: Option<&[Type]>) {
        let Some(arguments) = arguments else { return self.json.raw("\"args\":null,") };
        self.json.raw("\"args\":[");
        arguments.iter().for_each(|argument| self.type_(argument));
        self.json.close("]");
    }

    fn members(&mut self, key: &str, members: &[UnionMember]) {
        self.json.raw(key);
        self.json.raw("\"members\":[");
        for member in members {
            self.json.raw("{");
            self.keyed_type("\"type\":", &member.ty);
            self.doc("\"doc\":", member.doc);
            self.json.close("}");
        }
        self.json.close("]");
    }
}
