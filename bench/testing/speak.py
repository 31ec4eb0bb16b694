"""Speaks each line of JSON from standard input with the library of espeak-ng: as a line of JSON, the sound and when its words begin."""

import base64
import ctypes
import json
import sys

AUDIO_IN_MEMORY = 2
EVENTS_END, EVENT_WORD = 0, 1
POSITION_IN_CHARACTERS, UTF8 = 1, 1
RATE = 1


class Identity(ctypes.Union):
    _fields_ = [("number", ctypes.c_int), ("name", ctypes.c_char_p), ("string", ctypes.c_char * 8)]


class Event(ctypes.Structure):
    """`espeak_EVENT` of speak_lib.h; positions count from 1, times are milliseconds."""

    _fields_ = [
        ("type", ctypes.c_int),
        ("unique_identifier", ctypes.c_uint),
        ("text_position", ctypes.c_int),
        ("length", ctypes.c_int),
        ("audio_position", ctypes.c_int),
        ("sample", ctypes.c_int),
        ("user_data", ctypes.c_void_p),
        ("id", Identity),
    ]


try:
    espeak = ctypes.CDLL("libespeak-ng.so.1")
except OSError:
    sys.exit(3)

rate = espeak.espeak_Initialize(AUDIO_IN_MEMORY, 0, None, 0)
sound = bytearray()
words = []


@ctypes.CFUNCTYPE(ctypes.c_int, ctypes.POINTER(ctypes.c_short), ctypes.c_int, ctypes.POINTER(Event))
def receive(samples, count, events):
    if samples and count > 0:
        sound.extend(ctypes.string_at(samples, count * 2))
    at = 0
    while events[at].type != EVENTS_END:
        if events[at].type == EVENT_WORD:
            words.append([events[at].text_position - 1, events[at].audio_position])
        at += 1
    return 0


espeak.espeak_SetSynthCallback(receive)
for line in sys.stdin:
    asked = json.loads(line)
    sound.clear()
    words.clear()
    espeak.espeak_SetVoiceByName(asked["voice"].encode())
    espeak.espeak_SetParameter(RATE, asked["wordsPerMinute"], 0)
    text = asked["text"].encode()
    espeak.espeak_Synth(text, len(text) + 1, 0, POSITION_IN_CHARACTERS, 0, UTF8, None, None)
    espeak.espeak_Synchronize()
    print(json.dumps({"rate": rate, "samples": base64.b64encode(sound).decode(), "words": words}), flush=True)
