// Finds the name of a called value that is not a function: the virtual machine's own message lacks it.
#include "machine.h"

#include "Luau/BytecodeUtils.h"

#include "lfunc.h"
#include "lobject.h"
#include "lstate.h"

namespace bridge {

namespace {

// Instructions that do not write to their first register.
bool isReader(LuauOpcode op) {
    switch (op) {
    case LOP_SETGLOBAL:
    case LOP_SETUPVAL:
    case LOP_SETTABLE:
    case LOP_SETTABLEKS:
    case LOP_SETTABLEN:
    case LOP_SETLIST:
    case LOP_SETUDATAKS:
    case LOP_CLOSEUPVALS:
    case LOP_CAPTURE:
    case LOP_RETURN:
    case LOP_PREPVARARGS:
        return true;
    default:
        return Luau::isFastCall(op) || (Luau::isJumpD(op) && !Luau::isLoopJump(op));
    }
}

std::string textOf(const TValue& constant) {
    return ttisstring(&constant) ? svalue(&constant) : "?";
}

// The instruction before `end` that wrote a register; -1 if that depends on the way there.
int writerOf(const Proto* function, int reg, int end) {
    int writer = -1;
    // The furthest target of a jump before the writer.
    int furthest = -1;
    int reached = -1;
    for (int at = 0; at < end; at += Luau::getOpLength(LuauOpcode(LUAU_INSN_OP(function->code[at])))) {
        const Instruction instruction = function->code[at];
        const LuauOpcode op = LuauOpcode(LUAU_INSN_OP(instruction));
        if (int(LUAU_INSN_A(instruction)) == reg && !isReader(op)) {
            writer = at;
            reached = furthest;
        }
        const int target = Luau::isFastCall(op) ? -1 : Luau::getJumpTarget(instruction, at);
        if (target <= end && target > furthest)
            furthest = target;
    }
    return reached > writer ? -1 : writer;
}

// `Timer.setTimeout` of an import, whose path is in a word of its own.
std::string importPath(const Proto* function, uint32_t path) {
    std::string text;
    for (uint32_t index = 0; index < path >> 30; ++index)
        text += (index == 0 ? "" : ".") + textOf(function->k[(path >> (20 - 10 * index)) & 1023]);
    return text;
}

// The name of the value in a register: `Timer.setTimeout`, `callback`; empty if it has no name.
std::string nameOf(const Proto* function, int reg, int end, int depth) {
    if (const LocVar* local = luaF_findlocal(function, reg, end))
        return getstr(local->varname);
    const int writer = depth == 0 ? -1 : writerOf(function, reg, end);
    if (writer < 0)
        return "";
    const Instruction instruction = function->code[writer];
    const uint32_t next = function->code[writer + 1];
    switch (LUAU_INSN_OP(instruction)) {
    case LOP_GETIMPORT:
        return importPath(function, next);
    case LOP_GETGLOBAL:
        return textOf(function->k[next]);
    case LOP_GETUPVAL: {
        const int index = LUAU_INSN_B(instruction);
        return index < function->sizeupvalues ? getstr(function->upvalues[index]) : "";
    }
    case LOP_MOVE:
        return nameOf(function, LUAU_INSN_B(instruction), writer, depth - 1);
    case LOP_GETTABLEKS: {
        const std::string object = nameOf(function, LUAU_INSN_B(instruction), writer, depth - 1);
        return (object.empty() ? "" : object + ".") + textOf(function->k[next]);
    }
    default:
        return "";
    }
}

} // namespace

std::string calleeOf(lua_State* thread) {
    const int mostParts = 8;
    const CallInfo* frame = thread->ci;
    if (!isLua(frame))
        return "";
    const Proto* function = clvalue(frame->func)->l.p;
    const int call = int(frame->savedpc - function->code) - 1;
    if (call < 0 || LUAU_INSN_OP(function->code[call]) != LOP_CALL)
        return "";
    return nameOf(function, LUAU_INSN_A(function->code[call]), call, mostParts);
}

} // namespace bridge
